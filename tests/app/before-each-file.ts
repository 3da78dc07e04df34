import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { refuseComplaints } from '../render/complaints.ts';

afterEach(cleanup);
refuseComplaints();
