// The run-time loads parts of itself when they are first needed; here all are there, so that `settle` has nothing to wait for but promises.
import.meta.glob(['../../src/runtime/**/*.ts', '../../src/steps/**/*.ts'], { eager: true });
