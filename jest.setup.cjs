// A machine that does other things meanwhile may be late once; a fault is there every time. The journeys do the same, and `facade test`
// names whatever passed only at its second try.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
