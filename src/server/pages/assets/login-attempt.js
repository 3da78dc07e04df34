// Marks the start of a login for one hour, so that the page reached afterwards can say that it worked.
const key = 'madoguchi.login-attempt';
const keepMs = 60 * 60 * 1000;

for (const element of document.querySelectorAll('[data-login]')) {
  element.addEventListener(element.tagName === 'FORM' ? 'submit' : 'click', () => {
    try {
      localStorage.setItem(key, JSON.stringify({ value: true, expiresAt: Date.now() + keepMs }));
    } catch {
      // A browser that stores nothing only goes without the message.
    }
  });
}

const welcome = document.querySelector('[data-logged-in]');
if (welcome !== null) {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.removeItem(key);
    if (stored !== null && stored.expiresAt > Date.now()) welcome.textContent = 'ログインしました';
  } catch {
    // As above.
  }
}
