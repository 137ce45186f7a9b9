import { QuestionDesk } from '#web/features/questions/question-desk.tsx'
import { questions } from '#web/features/questions/questions.ts'
import { faqPage } from '#web/features/questions/structured-data.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'

export default function Faq() {
  return (
    <>
      <QuestionDesk title="Questions people ask at the desk" />
      <JsonLd data={faqPage(questions)} />
    </>
  )
}
