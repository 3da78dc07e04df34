-- One way to compare what is searched, for every list.
alter function nq_search_key(text) rename to search_key;
