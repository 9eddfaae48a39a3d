import { configureGlobal } from 'fast-check';
import { TEST_SEED } from './test-seed.ts';

configureGlobal({ seed: TEST_SEED });
