import { walkShare } from './walk-share.ts';

walkShare(1, 2);
