"""The second reading: what the rules found weighed against what the tagger marked."""
