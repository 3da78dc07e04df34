/** One part of a course, with a true-or-false statement. */
export interface CourseSection {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** Teaching text, one entry per paragraph. */
  readonly texts: readonly string[];
  readonly statement: string;
  readonly isRight: boolean;
  /** Shown after a wrong answer. */
  readonly explanation: string;
}

type Lesson = Omit<CourseSection, 'minutes'>;

const accidents: Lesson = {
  id: 'accidents',
  title: '交通事故の現状',
  texts: [
    '交通事故で亡くなる方の半分以上は、65歳以上の方です。歩いているときと、自転車に乗っているときの事故が多くあります。',
    '日の入りの前後1時間は、歩行者との事故が増えます。早めにライトをつけ、対向車や前の車がいないときは上向きにします。',
  ],
  statement: '日の入りの前後は周りが見えにくくなるため、早めにライトをつける。',
  isRight: true,
  explanation: '日の入りの前後は、歩行者から車が、車から歩行者が見えにくくなります。早めにライトをつけてください。',
};

const rules: Lesson = {
  id: 'rules',
  title: '道路交通の決まりの改正',
  texts: [
    '運転中に携帯電話を手に持って使うことは、禁止されています。画面を見つめるだけでも違反になります。',
    '自転車のそばを通り過ぎるときは、十分な間隔をあけます。あけられないときは、ゆっくり走ります。',
  ],
  statement: '運転中でも、画面を見つめるだけなら、携帯電話を手に持って使ってもよい。',
  isRight: false,
  explanation: '手に持って画面を見つめるだけでも違反になります。使うときは、安全な場所に車を止めてください。',
};

const crossings: Lesson = {
  id: 'crossings',
  title: '横断歩道と交差点',
  texts: [
    '信号のない横断歩道に渡ろうとする人がいるときは、その手前で止まって、道をゆずります。',
    '右や左に曲がるときは、横断している歩行者と自転車がいないか、目で見て確かめます。',
  ],
  statement: '信号のない横断歩道で渡ろうとする人がいるときは、手前で止まって道をゆずる。',
  isRight: true,
  explanation: '横断歩道では、歩行者が優先です。渡ろうとする人がいるときは、必ず手前で止まってください。',
};

const drinking: Lesson = {
  id: 'drinking',
  title: '飲酒運転とあおり運転の防止',
  texts: [
    '酒を飲んだあと、眠っても酒が残っていることがあります。次の日の朝に運転するときは、とくに注意します。',
    'あおられたときは、安全な場所に車を止めて、ドアに鍵をかけ、110番に電話します。',
  ],
  statement: '夜に酒を飲んでも、眠ったあとなら、いつでも運転してよい。',
  isRight: false,
  explanation: '眠っても酒は早くは抜けません。体に残っている間は、運転できません。',
};

/** Sections of the courses for excellent (`1`) and ordinary (`2`) drivers. */
export function courseSections(category: '1' | '2'): readonly CourseSection[] {
  return category === '1'
    ? [accidents, rules, crossings].map((lesson) => ({ ...lesson, minutes: 10 }))
    : [accidents, rules, crossings, drinking].map((lesson) => ({ ...lesson, minutes: 15 }));
}
