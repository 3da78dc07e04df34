import { testActs } from './acts-go-wrong.ts';

testActs(2, 3);
