export { byHandInWords } from './back-words.ts'
export { CorrectTakenDialog } from './correct-taken-dialog.tsx'
export { TakeMoneyDialog } from './take-money-dialog.tsx'
export { TermsQuestion } from './terms-question.tsx'
