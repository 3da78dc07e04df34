/** Built-in wording of the countdown, loaded with it. */
export const countdownWording = {
  timeLeft: '残り時間',
  minuteLeft: '残り1分です。',
  halfMinuteLeft: '残り30秒です。',
  timeUp: '期限が切れました。',
} as const;
