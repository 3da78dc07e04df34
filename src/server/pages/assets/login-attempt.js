// Marks the start of a login for one hour, so that the page reached afterwards can confirm its success; and tells what this page is to tell once.
const key = 'madoguchi.login-attempt';
const keepMs = 60 * 60 * 1000;

for (const element of document.querySelectorAll('[data-login]')) {
  element.addEventListener(element.tagName === 'FORM' ? 'submit' : 'click', () => {
    try {
      localStorage.setItem(key, JSON.stringify({ value: true, expiresAt: Date.now() + keepMs }));
    } catch {
      // Without storage only the message is missing.
    }
  });
}

// /login?from=… names only the service: return to that service's screen remembered in this tab.
const form = document.querySelector('form[action="/login/landing"]');
if (form !== null && form.elements.to.value === '' && form.elements.from.value !== '') {
  try {
    const { value, expiresAt } = JSON.parse(sessionStorage.getItem('madoguchi.login-return') ?? '{}');
    const isOfService = `${value}`.split(/[/?]/u).slice(1, 3).join('/') === `svc/${form.elements.from.value}`;
    if (isOfService && expiresAt > Date.now()) form.elements.to.value = value;
  } catch {
    // The login returns to the start of the service instead.
  }
}

// Why the portal led here although nobody asked for it, and before that what no screen was shown to say (`personChanged` of the app). Told once.
const told = document.querySelector('[role="status"].status');
if (told !== null) {
  try {
    const taken = (name) => {
      const { value, expiresAt } = JSON.parse(sessionStorage.getItem(name) ?? '{}');
      sessionStorage.removeItem(name);
      return expiresAt === null || expiresAt > Date.now() ? value : undefined;
    };
    const reason = taken('madoguchi.leave-reason');
    const { changed } = told.dataset;
    const says = `${changed !== undefined && taken('madoguchi.other') === true ? changed : ''}${typeof reason === 'string' ? reason : ''}`;
    if (says !== '') told.textContent = says;
  } catch {
    // Without storage only the message is missing.
  }
}

const welcome = document.querySelector('[data-logged-in]');
if (welcome !== null) {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.removeItem(key);
    if (stored !== null && stored.expiresAt > Date.now() && welcome.textContent === '')
      welcome.textContent = 'ログインしました';
  } catch {
    // Without storage only the message is missing.
  }
}
