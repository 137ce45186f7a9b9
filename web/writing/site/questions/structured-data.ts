import type { Question } from './question.ts'

/** The page's questions for search engines (schema.org FAQPage). */
export const faqPage = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  inLanguage: 'en',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
