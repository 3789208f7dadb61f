// A test that hangs keeps its process: it ends with Jest's, so that it holds no output open after a run that was killed.
process.once('disconnect', () => process.exit(1));
