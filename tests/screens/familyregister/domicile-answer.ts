/** What `domicileGet` answers of a person with a family register. */
export const domicile = {
  body: {
    domicile: '東京都千代田区',
    domicileImage: 'x',
    headOfTheFamily: '山田太郎',
    headOfTheFamilyImage: 'x',
    hnskHttshSkbtKey: 'k',
    isChangingFamilyRegister: false,
  },
};
