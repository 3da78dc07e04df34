import type { OpenMetricsContentType, Registry } from 'prom-client';

/** Where figures are registered, told as OpenMetrics. */
export type Figures = Registry<OpenMetricsContentType>;
