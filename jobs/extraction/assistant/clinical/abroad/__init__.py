"""What is told of the patient's health in other languages than English: the words that their letters use, each language
in a file of its own, heard only in a text that is written in it.
"""
