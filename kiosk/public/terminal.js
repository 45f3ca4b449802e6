// A placeholder: the launcher serves its own script under this name to watch the page. Without a launcher, nothing
// watches it.
