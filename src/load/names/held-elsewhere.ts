/** How a name of one service alone comes within reach of others. */
export const heldElsewhere = 'ここでも使うなら、npm run flow -- mend --write で、使うところが読める場所に移せます。';
