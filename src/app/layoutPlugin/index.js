// Gatsby asks every local plugin for a main file; this one has nothing to do at build time.
