import { expect, type Page } from '@playwright/test'
import { RichTextDocument } from '#contract/rich-text.ts'
import { beginAs, naomi, styleGuideUrl } from './support/people.ts'
import { test } from './support/test.ts'
import { deedsOf, watch } from './support/xss/watch.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Words' })
const button = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name })
const written = async (page: Page) => JSON.parse((await page.locator('[data-written]').textContent()) ?? '')

async function open(page: Page) {
  await watch(page)
  await beginAs(page, styleGuideUrl(), naomi)
  await page.goto(`${styleGuideUrl()}/style-guide/words`)
  await expect(editor(page)).toBeVisible()
}

/** Puts HTML into the text as the clipboard of another program would. */
const paste = (page: Page, html: string) =>
  editor(page).evaluate((box, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', words)
    clipboardData.setData('text/plain', 'plain')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=EN-GB><!--StartFragment-->
<h1 style='mso-style-name:"Heading 1"'><span lang=EN-GB>What to bring<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='mso-fareast-font-family:Arial'>Warm</span></b> things, <span style='font-style:italic'>please</span>.<script>alert(1)</script></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>A coat</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>of wool</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><!--[endif]-->Gloves</p>
<table class=MsoTableGrid border=1><tr><td colspan=2 style='width:50pt'><p class=MsoNormal>Month</p></td></tr><tr><td>May</td><td>12</td></tr></table>
<!--[if gte vml 1]><v:shape/><![endif]--><p class=MsoNormal><a href="javascript:alert(1)">here</a><img src="file:///C:/x.png" onerror="alert(1)"></p><!--EndFragment--></body></html>`

test('a text is written by keys alone, with every state said, and is a document of the schema', async ({ page }) => {
  await open(page)
  await editor(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Cold')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' and clear')

  // One tab stop: from the text back to the toolbar, and by arrows along it.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  const first = page.getByRole('toolbar').getByRole('button').first()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Bold')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://annai.example@evil.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A link cannot hold a user name or a password.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await page.getByRole('textbox', { name: 'Words (optional)' }).fill('nowhere')
  await page.getByRole('button', { name: 'Add the link' }).click()
  await expect(
    page.getByText('Only web pages, paths of ours such as /faq, mailto: and tel: can be linked.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('/faq')
  await page.getByRole('button', { name: 'Add the link' }).click()
  await expect.poll(async () => JSON.stringify(await written(page))).toContain('/faq')
  expect(JSON.stringify(await written(page))).not.toContain('about:blank')

  await button(page, 'Formula').click()
  const latex = page.getByRole('textbox', { name: 'LaTeX' })
  await latex.fill('\\frac{1}{')
  await expect(page.getByText('The formula does not parse')).toBeVisible()
  await latex.fill('\\frac{1}{2}')
  await expect(page.getByRole('dialog').locator('math mfrac')).toBeVisible()
  await page.getByRole('button', { name: 'Add the formula' }).click()
  await expect(page.getByRole('region', { name: 'As it is read' }).locator('math mfrac')).toBeVisible()

  await expect(page.getByText(/Undo: \d+ of 100 steps/)).toBeVisible()
  const document = await written(page)
  expect(RichTextDocument.safeParse(document).error).toBeUndefined()
  expect(await deedsOf(page)).toEqual([])
})

test('what Word puts on the clipboard comes in clean: headings, lists in lists and tables stay', async ({ page }) => {
  await open(page)
  await editor(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste(page, fromWord)
  const text = (words: string, ...marks: object[]) => ({
    type: 'text',
    text: words,
    ...(marks.length > 0 ? { marks } : {}),
  })
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  await expect.poll(async () => (await written(page)).content.length).toBeGreaterThan(3)
  const document = await written(page)
  expect(RichTextDocument.safeParse(document).error).toBeUndefined()
  expect(document.content.slice(0, 3)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('What to bring')] },
    paragraph(text('Warm', { type: 'bold' }), text(' things, '), text('please', { type: 'italic' }), text('.')),
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph(text('A coat')),
            { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('of wool'))] }] },
          ],
        },
        { type: 'listItem', content: [paragraph(text('Gloves'))] },
      ],
    },
  ])
  const table = document.content.find(({ type }: { type: string }) => type === 'table')
  expect(table.content.map(({ content }: { content: object[] }) => content.length)).toEqual([2, 2])
  expect(JSON.stringify(document)).toContain('about:blank')
  expect(JSON.stringify(document)).not.toMatch(/Mso|mso-|style|script|file:|image/)
  expect(await deedsOf(page)).toEqual([])
})

test('a film or a picture at the end of a text is not replaced by the next key', async ({ page }) => {
  await open(page)
  await editor(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('Fuji')
  await button(page, 'Video').click()
  await page.getByRole('textbox', { name: 'Address' }).fill('https://vimeo.com/76979871')
  await page.getByRole('textbox', { name: 'What it shows' }).fill('The lake')
  await page.getByRole('button', { name: 'Add the film' }).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('then')
  await button(page, 'Picture').click()
  const dialog = page.getByRole('dialog')
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

  // What is refused is told with what is taken.
  for (const [name, type] of [
    ['lake.pdf', 'application/pdf'],
    ['lake.png', 'image/png'],
  ] as const) {
    await choose(name, type, Buffer.from('%PDF-1.7 not a picture'))
    await expect(dialog.getByRole('alert')).toContainText('Please choose a PNG, GIF, JPEG, BMP or ICO picture.')
  }
  await choose('lake.png', 'image/png', await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } }))
  await expect(dialog.locator('img')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What one sees' }).fill('A lake')
  await dialog.getByRole('button', { name: 'Add the picture' }).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('home')

  const kinds = async () =>
    (await written(page)).content.map(
      ({ type, content }: { type: string; content?: { text: string }[] }) => content?.[0]?.text ?? type,
    )
  await expect.poll(kinds).toEqual(['Fuji', 'video', 'then', 'image', 'home'])
})

test('what was not saved waits for the next time, until it is taken up or signing out', async ({ page }) => {
  await open(page)
  await editor(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And then the power went.')
  await expect.poll(async () => JSON.stringify(await written(page))).toContain('the power went')
  await page.reload()
  await page.getByRole('button', { name: 'Take up what was not saved' }).click()
  await expect(editor(page)).toContainText('And then the power went.')
})
