// Erases everything that this browser has of this site. Other tabs of the app hear it (a storage event without a key) and forget the person, too.
function isErased(storage) {
  try {
    // An empty storage would tell nobody.
    storage.setItem('madoguchi.ended', 'true');
    storage.clear();
    return storage.length === 0;
  } catch {
    // A refused storage has nothing in it.
    return true;
  }
}

const all = [() => localStorage, () => sessionStorage].map((storage) => {
  try {
    return isErased(storage());
  } catch {
    return true;
  }
});
const outcome = all.every(Boolean) ? 'erased' : 'left';
for (const element of document.querySelectorAll('[data-when]')) element.hidden = element.dataset.when !== outcome;
