/** The sandbox's first administrator, shown on the login page. */
export const sampleLogin = { email: 'admin@example.jp', password: 'sample-admin-1' } as const;

/** Whether everybody knows that password. */
export const isShown = (password: string): boolean => password.normalize('NFKC') === sampleLogin.password;
