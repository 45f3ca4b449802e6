// The launcher serves its own file under this name, by which it watches over the page. Without a launcher nobody does.
