/** Why mutants of an operator are left, where that is known. Survivors of other operators are rules to be written. */
export const reasons: { readonly [operator: string]: string } = {
  'misspell-kept': 'kept for the program or the specification: no descriptor names it; the tests of what reads it tell',
  'delete-kept': 'kept for the program or the specification: no descriptor names it; the tests of what reads it tell',
  'drop-error-row': 'the codes fall to the row of `any` of the same list or of the catalogue: handled, in other words',
  'swap-screens': 'both orders are right as far as what the screens read tells',
  'drop-screen-of-flow': 'the flow without the screen is whole, and other ways lead to it',
  'remove-button': 'another button or link leads on, and another back: nobody is stuck',
  'remove-card': 'other cards and links lead there',
  'drop-exit': 'what is left out has its default',
  'remove-words': 'what is left out has its default (the name of the button, no label above an image)',
};
