import { walkShare } from './walk-share.ts';

walkShare(0, 2);
