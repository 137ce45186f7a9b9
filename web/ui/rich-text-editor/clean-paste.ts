/**
 * What Word and web pages put on the clipboard, without what only they need. The editor's own schema drops classes,
 * styles and elements it does not know; here is mended what would be lost or look wrong that way: Word's lists, which
 * are paragraphs with a painted bullet, its headings, and the invisible rest. Read in a document of its own, in which
 * nothing runs and nothing is fetched.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutActs(html), 'text/html')
  for (const node of body.querySelectorAll(
    'script,style,meta,link,title,xml,object,iframe,svg,math,template,noscript,head,button,input,select,textarea',
  ))
    node.remove()
  removeComments(body)
  for (const node of body.querySelectorAll('*')) if (node.localName.includes(':')) node.replaceWith(...node.childNodes)
  for (const heading of body.querySelectorAll('h1,h5,h6')) rename(heading, heading.localName === 'h1' ? 'h2' : 'h4')
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  // Google wraps everything into a bold element that is not bold.
  for (const bold of body.querySelectorAll('b[data-style]'))
    if (notBold.test(bold.getAttribute('data-style') ?? '')) bold.replaceWith(...bold.childNodes)
  // Within the page they come from; here they would lead nowhere.
  for (const place of body.querySelectorAll('a:not([href]),a[href^="#"]')) place.replaceWith(...place.childNodes)
  for (const span of body.querySelectorAll<HTMLElement>('span[data-style]')) markByStyle(span)
  makeLists(body)
  return body.innerHTML
}

/**
 * Styles and what would act go before anything is parsed: even a document in which nothing runs is held to the page's
 * policy, which would note each of them. Word's styles say what is a list, so they stay under another name.
 */
function withoutActs(html: string): string {
  return (
    html
      // Word wraps what it really means in comments that ask for a version of Internet Explorer.
      // Those that are opened and closed apart go alone: what stands between them is the text.
      .replace(/<!--\[if(?:(?!-->)[\s\S])*?<!\[endif\]-->/gi, '')
      .replace(/<!--\[(?:if[^\]]*|endif)\]-->/gi, '')
      .replace(/<!\[(?:if[^\]]*|endif)\]>/gi, '')
      .replace(/<(script|style|svg|math|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replace(/<[a-z][^>]*>/gi, (tag) =>
        tag.replace(/([\s/"'])style\s*=/gi, '$1data-style=').replace(/([\s/"'])on[a-z]+\s*=/gi, '$1data-on='),
      )
  )
}

function removeComments(root: Node) {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  while (walker?.nextNode()) found.push(walker.currentNode as ChildNode)
  for (const comment of found) comment.remove()
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Word says it of other scripts than ours, too: that is no word about these letters. */
const notBold = /(?:^|[;\s])font-weight:\s*(?:normal|400)/

/** Some say bold and italic by a style alone. */
function markByStyle(span: HTMLElement) {
  const style = span.getAttribute('data-style') ?? ''
  for (const [sign, name] of [
    [/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
    [/(?:^|[;\s])font-style:\s*italic/, 'em'],
  ] as const) {
    if (!sign.test(style)) continue
    const mark = span.ownerDocument.createElement(name)
    mark.append(...span.childNodes)
    span.append(mark)
  }
}

const listStyle = /mso-list:\s*(l\d+)\s+level(\d+)/i
const painted = /^\s*(?:[·•§o▪◦●\-–]|(?:\d{1,3}|[a-z]{1,4})[.)])[\s\u00a0]+/iu
const numbered = /^\s*(?:\d{1,3}|[a-z]{1,4})[.)]/i

/** Runs of Word's list paragraphs as lists in lists, by the level that Word notes in their style. */
function makeLists(body: HTMLElement) {
  for (const first of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    if (!first.isConnected || first.closest('li')) continue
    const run: HTMLElement[] = []
    const { list } = placeOf(first)
    for (let next: Element | null = first; next && isListParagraph(next); next = next.nextElementSibling) {
      const place = placeOf(next)
      // Bullets and the numbers right after them are two lists.
      if (place.level === 1 && place.list !== list) break
      run.push(next as HTMLElement)
    }
    if (run.length > 0) first.replaceWith(listOf(run))
    for (const paragraph of run) paragraph.remove()
  }
}

const isListParagraph = (element: Element) =>
  element.localName === 'p' && listStyle.test(element.getAttribute('data-style') ?? '')

/** Which of Word's lists a paragraph belongs to, and how deep. */
function placeOf(paragraph: Element) {
  const [, list, level] = listStyle.exec(paragraph.getAttribute('data-style') ?? '') ?? []
  return { list, level: Math.min(Math.max(Number(level ?? 1), 1), 6) }
}

function listOf(run: readonly HTMLElement[]): HTMLElement {
  const document = (run[0] as HTMLElement).ownerDocument
  const make = (paragraph: HTMLElement) =>
    document.createElement(numbered.test(paragraph.textContent ?? '') ? 'ol' : 'ul')
  const root = make(run[0] as HTMLElement)
  const open: HTMLElement[] = [root]
  for (const paragraph of run) {
    const { level: wanted } = placeOf(paragraph)
    while (open.length > wanted) open.pop()
    while (open.length < wanted) {
      const parent = open.at(-1) as HTMLElement
      const item = parent.lastElementChild ?? parent.appendChild(document.createElement('li'))
      open.push(item.appendChild(make(paragraph)))
    }
    const item = document.createElement('li')
    const line = document.createElement('p')
    dropPaintedSign(paragraph)
    line.append(...paragraph.childNodes)
    item.append(line)
    open.at(-1)?.append(item)
  }
  return root
}

/** The bullet or number that Word paints before the words. */
function dropPaintedSign(paragraph: HTMLElement) {
  const ignored = paragraph.querySelector('span[data-style*="mso-list:Ignore"],span[data-style*="mso-list: Ignore"]')
  if (ignored) {
    ignored.remove()
    return
  }
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const text = walker.nextNode()
  if (text?.nodeValue) text.nodeValue = text.nodeValue.replace(painted, '')
}
