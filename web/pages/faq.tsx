import { useSite } from '#web/platform/site.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { QuestionDesk } from '#web/writing/site/questions/question-desk.tsx'
import { questionGroupsWhere } from '#web/writing/site/questions/questions.ts'
import { faqPage } from '#web/writing/site/questions/structured-data.ts'

export default function Faq() {
  const questions = questionGroupsWhere(useSite()).flatMap((group) => group.questions)
  return (
    <>
      <QuestionDesk title="Questions people ask at the desk" />
      <JsonLd data={faqPage(questions)} />
    </>
  )
}
