import { QuestionDesk } from '#web/features/questions/question-desk.tsx'
import { questions } from '#web/features/questions/questions.ts'
import { structuredData } from '#web/features/questions/structured-data.ts'

export default function Faq() {
  return (
    <>
      <QuestionDesk title="Questions people ask at the desk" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts as JSON, which cannot end the element
        dangerouslySetInnerHTML={{ __html: structuredData(questions) }}
      />
    </>
  )
}
