export interface Question {
  /** Stands in addresses, as in /faq#tips: once published it stays. */
  id: string
  question: string
  /** One to four sentences of plain text. */
  answer: string
  /** Other words people search by. */
  also?: string
  /** The page that the answer speaks of. Without it the question would promise what nobody can have yet. */
  needs?: string
  /** Where to read on or act, offered only where that page is built. */
  link?: { to: string; label: string }
}

export interface QuestionGroup {
  id: string
  title: string
  questions: readonly Question[]
}
