import type { Question } from './question.ts'

/** The page's questions for search engines (schema.org FAQPage), safe to stand inside a script element. */
export function structuredData(questions: readonly Question[]): string {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return JSON.stringify(page).replaceAll('<', '\\u003c')
}
