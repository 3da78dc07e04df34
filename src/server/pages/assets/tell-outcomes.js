import { ask, untilAnswered } from './ask-outcome.js';
import { keptActs } from './kept-acts.js';
import { launchOf, markDone } from './launch-of-act.js';

/** Tells what became of each act that this person sent from this device and no answer came to (`pages/outcomes`). Ends when each is told. */
export async function tellOutcomes(page) {
  const section = page.document.querySelector('[data-outcomes]');
  if (section === null) return;
  const around = { ...section.dataset, acts: JSON.parse(section.dataset.acts) };
  const left = keptActs(page.localStorage, 'sent', around.outcomes);
  // What has been told is no news. What the list of the week has stands there; anything else is asked once more, and told as it is by then.
  const told = keptActs(page.localStorage, 'told', around.outcomes).filter(
    (one) => !left.some(({ kept }) => kept.key === one.kept.key) && !isHistory(page, around, one),
  );
  const list = section.querySelector('ul');
  list.replaceChildren();
  for (const accepted of page.document.querySelectorAll('[data-intention]')) accepted.hidden = false;
  const shown = [...left, ...told].flatMap(({ slot, call, kept }) => {
    const act = around.acts[call];
    if (act === undefined) return [];
    const item = section.querySelector('template').content.firstElementChild.cloneNode(true);
    item.querySelector('h3').textContent = act.titles[kept.screenId] ?? act.title;
    noteWhen(item.querySelector('[data-sent]'), kept);
    item.querySelector('[data-known]').hidden = !told.some((one) => one.kept === kept);
    list.append(item);
    return [{ slot, kept, act, item }];
  });
  const none = section.querySelector('[data-none]');
  none.hidden = shown.length > 0;
  none.dataset.none = 'known';
  await Promise.all(shown.map((one) => tell(page, around, one)));
}

/** Until the person asks again. */
async function tell(page, around, shown) {
  const { item } = shown;
  const again = item.querySelector('button');
  const settle = async () => {
    again.setAttribute('aria-disabled', 'true');
    const says = await settled(page, around, shown);
    again.removeAttribute('aria-disabled');
    const hadFocus = page.document.activeElement === again;
    say(item, says);
    // A button that goes away takes the focus with it.
    if (hadFocus && again.hidden) item.querySelector('h3').focus();
  };
  again.onclick = () => {
    if (!again.hasAttribute('aria-disabled')) void settle();
  };
  await settle();
}

/** What is shown of it then: the parts of those names. */
async function settled(page, around, { slot, kept, act, item }) {
  const isOnDevice = () => page.localStorage.getItem(nameOf('sent', around, slot)) !== null;
  const wasSending = await untilAnswered(page, kept.key, isOnDevice, () => say(item, ['waiting']));
  // The tab that sent it has its answer, and tells it.
  if (wasSending && !isOnDevice()) return ['elsewhere', 'top'];
  say(item, ['asking', ...(again(item) ? ['again'] : [])]);
  const answered = await ask(page, around, act, kept);
  const found = answered === 'silent' ? (listed(page, act, kept) ?? 'silent') : answered;
  if (found === 'over') {
    // Logged out, or somebody else: the page is theirs then.
    page.location.reload();
    return ['asking'];
  }
  if (found === 'silent' || found === 'unseen') return ['unknown', found, 'again', 'top'];
  if (found === 'unasked') return ['unknown', found, 'todo', 'top'];
  const launch = act.isOfLaunch ? launchOf(page, originsOf(page, around), kept) : null;
  const isDone = found !== 'none';
  if (isDone) markDone(page, around.outcomes, kept);
  noteTold(page, around, slot, kept);
  if (isDone) tellOnce(page, act, kept, item);
  const [name, href] = isDone ? ['finish', launch?.finish] : ['sender', act.isOfLaunch ? launch?.sender : kept.at];
  if (href === undefined) return [found, ...(isDone ? [] : ['caller']), 'top'];
  item.querySelector(`a[data-when=${name}]`).setAttribute('href', href);
  return [found, name];
}

const japanIsAhead = 9 * 3_600_000;

/** Sendings of one name are told apart by it. An older build kept no time. */
function noteWhen(words, { sentAt }) {
  words.hidden = typeof sentAt !== 'number';
  if (!words.hidden) words.textContent = `この端末でボタンを押したのは、${minuteText(sentAt)}です。`;
}

/** As `src/expressions/japan-time.ts` has it. */
function minuteText(ms) {
  const time = new Date(ms + japanIsAhead);
  const day = `${time.getUTCFullYear()}年${time.getUTCMonth() + 1}月${time.getUTCDate()}日`;
  return `${day} ${time.getUTCHours()}時${String(time.getUTCMinutes()).padStart(2, '0')}分`;
}

const acceptedAs = ({ document }, { path }, { intention }) =>
  [...document.querySelectorAll('[data-intention]')].find(
    ({ dataset }) => dataset.path === path && dataset.intention === intention,
  );

/** One act stands in one place: here, with what the list of the week knows of it. */
function tellOnce(page, act, kept, item) {
  const accepted = acceptedAs(page, act, kept);
  if (accepted === undefined || accepted.hidden) return;
  item.querySelector('[role=status]').after(...[...accepted.children].slice(1).map((part) => part.cloneNode(true)));
  accepted.hidden = true;
  const all = [...accepted.parentElement.children];
  page.document.querySelector('[data-told]').hidden = !all.every(({ hidden }) => hidden);
}

/** It is listed as accepted, and leads nowhere that the list does not. */
function isHistory(page, around, { call, kept }) {
  const act = around.acts[call];
  if (act === undefined || listed(page, act, kept) !== 'done') return false;
  return !act.isOfLaunch || launchOf(page, originsOf(page, around), kept)?.finish === undefined;
}

/** The portal is not heard from now, but had accepted it when the page was drawn. */
function listed(page, act, kept) {
  const { read } = kept;
  const accepted = acceptedAs(page, act, kept);
  // As the portal compares them: of what was sent or kept before these prints, nobody knows.
  const isKnown = read !== undefined && accepted?.dataset.content !== '';
  return accepted && (isKnown && accepted.dataset.content !== read ? 'other' : 'done');
}

const again = (item) => !item.querySelector('button').hidden;

function say(item, names) {
  for (const part of item.querySelectorAll('[data-when]')) part.hidden = !names.includes(part.dataset.when);
}

/** `self`: the calls go to this site. */
const originsOf = ({ location }, { origins }) =>
  origins.split(' ').map((origin) => (origin === 'self' ? location.origin : origin));

const nameOf = (kind, { outcomes }, slot) => `madoguchi.${kind}.${outcomes}.${slot}`;

/** Nobody has to be led here for it any more. */
function noteTold({ localStorage: local }, around, slot, { key }) {
  const name = nameOf('sent', around, slot);
  const text = local.getItem(name);
  if (text === null || JSON.parse(text).value.key !== key) return;
  local.setItem(nameOf('told', around, slot), text);
  local.removeItem(name);
}
