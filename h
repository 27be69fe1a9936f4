CONSOLE http://localhost:4790/khach-san/resort-trien-cat-non-nuoc.html=.html Failed to load resource: the server responded with a status of 404 (Not Found)
undefined 1440 h 1869 
