import { JsonLd } from '#web/ui/json-ld.tsx'
import { QuestionDesk } from '#web/writing/site/questions/question-desk.tsx'
import { questions } from '#web/writing/site/questions/questions.ts'
import { faqPage } from '#web/writing/site/questions/structured-data.ts'

export default function Faq() {
  return (
    <>
      <QuestionDesk title="Questions people ask at the desk" />
      <JsonLd data={faqPage(questions)} />
    </>
  )
}
