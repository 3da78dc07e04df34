/** What somebody may have typed so far, whatever bound it breaks. */
export const typed = ['短', '長'.repeat(300), '見本\u202E花子', '😀', ' \n\t', '2999-12-31', '-1.5'];
