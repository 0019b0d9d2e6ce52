// Everybody needs a screen of their own, and somebody can lead without playing.
export default ["friends", "class", "tv", "alone", "bots"];
