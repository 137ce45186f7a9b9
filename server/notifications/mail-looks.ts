/** The site's colours (design.md, "Colour tokens") as mail programs know them. */
const light = {
  ground: '#ece9e0',
  paper: '#f8f6ef',
  surface: '#fdfcfa',
  ink: '#181e2a',
  ink2: '#3f4650',
  ink3: '#60666f',
  line: '#d9d5ca',
  link: '#1a4c7e',
  action: '#c43518',
  onAction: '#fdfcfa',
  night: '#151e2e',
  onNight: '#f1ede3',
  onNight2: '#c9c4b8',
}

const dark: typeof light = {
  ground: '#080e1a',
  paper: '#111723',
  surface: '#1d2534',
  ink: '#eeebe2',
  ink2: '#bebab1',
  ink3: '#9f9b90',
  line: '#333b49',
  link: '#84c3ef',
  action: '#f16f46',
  onAction: '#0d1420',
  night: '#080e1a',
  onNight: '#eeebe2',
  onNight2: '#bebab1',
}

/** Of the steps of a cancellation: everything, something, nothing back. They are read on both grounds. */
export const stepColours = { all: '#2f8a63', some: '#b9802e', none: '#838a95' }

const sans = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif"
const wraps = 'overflow-wrap:anywhere;word-break:break-word'
const figures = 'font-variant-numeric:tabular-nums'

/** Styles of a whole mail, on the element itself since many programs drop style sheets. */
export const looks = {
  body: `margin:0;padding:0;background:${light.ground};${sans};color:${light.ink};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden',
  whole: 'border-collapse:collapse',
  sheet: `width:100%;max-width:640px;background:${light.paper};border-collapse:collapse;${wraps}`,
  head: `padding:24px 40px;border-bottom:1px solid ${light.line}`,
  seal: `width:36px;height:36px;background:#c43518;color:#fdfcfa;border-radius:3px;font:600 14px/17px 'Hiragino Mincho ProN','Yu Mincho',serif;text-align:center;padding-top:1px;box-sizing:border-box`,
  brand: `${serif};font-size:24px;color:${light.ink}`,
  reference: `font-size:14px;color:${light.ink3};${figures};white-space:nowrap`,
  printFrame: 'max-height:270px;overflow:hidden;font-size:14px',
  print: 'display:block;width:100%;height:auto;border:0',
  stripFrame: 'max-height:170px;overflow:hidden;font-size:14px',
  strip: 'display:block;width:100%;height:auto;border:0;margin-top:-22%',
  opening: 'padding:34px 40px 20px',
  title: `margin:0 0 12px;${serif};font-weight:400;font-size:34px;line-height:1.14;letter-spacing:-.012em;text-wrap:balance;color:${light.ink}`,
  prose: `margin:0 0 14px;font-size:16px;line-height:1.6;color:${light.ink2}`,
  button: `display:inline-block;background:${light.action};color:${light.onAction};text-decoration:none;font-weight:600;font-size:15.5px;padding:14px 24px;border-radius:4px;margin:8px 0 6px`,
  section: 'padding:0 40px 30px',
  heading: `margin:0 0 8px;font-size:15px;line-height:1.4;font-weight:600;padding-bottom:8px;border-bottom:1px solid ${light.ink};${sans};color:${light.ink}`,
  term: `padding:7px 12px 7px 0;width:98px;color:${light.ink3};font-size:15px;line-height:1.45;vertical-align:top`,
  detail: `padding:7px 0;font-size:15px;line-height:1.45;color:${light.ink};vertical-align:top`,
  label: `padding:6px 12px 6px 0;font-size:15px;line-height:1.45;color:${light.ink}`,
  amount: `padding:6px 0;font-size:15px;line-height:1.45;color:${light.ink};white-space:nowrap;vertical-align:top;${figures}`,
  totalLabel: `padding:12px 12px 6px 0;font-size:17px;font-weight:650;color:${light.ink};border-top:1px solid ${light.ink}`,
  totalAmount: `padding:12px 0 6px;font-size:17px;font-weight:650;color:${light.ink};border-top:1px solid ${light.ink};white-space:nowrap;${figures}`,
  small: `margin:10px 0 0;font-size:14px;line-height:1.6;color:${light.ink2}`,
  link: `color:${light.link}`,
  card: `border:1px solid ${light.line};background:${light.surface};padding:20px 22px;font-size:15px;line-height:1.6;color:${light.ink}`,
  cardTitle: `margin:0 0 6px;${serif};font-size:21px;line-height:1.3;color:${light.ink}`,
  cardProse: `margin:0;font-size:15px;line-height:1.6;color:${light.ink2}`,
  strong: 'font-weight:600',
  foot: `padding:26px 40px 34px;background:${light.night};color:${light.onNight2};font-size:13.5px;line-height:1.6`,
  footLead: `color:${light.onNight}`,
  footLink: `color:${light.onNight};text-decoration:underline`,
}

export const stepLooks = (colour: string) => ({
  edge: `width:6px;padding:0;background:${colour}`,
  label: `padding:9px 12px 9px 14px;font-size:15px;color:${light.ink}`,
  amount: `padding:9px 0;font-size:15px;font-weight:600;color:${light.ink};white-space:nowrap;${figures}`,
})

const inDark = (name: keyof typeof dark, property = 'color') => `${property}:${dark[name]}!important`

/** For programs that read it: phones, and people who read in the dark. */
export const styleSheet = `:root{color-scheme:light dark}
@media(max-width:600px){.m-p{padding-left:22px!important;padding-right:22px!important}.m-b{display:block!important;text-align:center}.m-h{font-size:30px!important}}
@media(prefers-color-scheme:dark){
.d-g{${inDark('ground', 'background')}}
.d-p{${inDark('paper', 'background')}}
.d-s{${inDark('surface', 'background')};${inDark('line', 'border-color')}}
.d-i{${inDark('ink')};${inDark('ink', 'border-top-color')};${inDark('ink', 'border-bottom-color')}}
.d-j{${inDark('ink')}}
.d-i2{${inDark('ink2')}}
.d-i3{${inDark('ink3')}}
.d-l{${inDark('line', 'border-bottom-color')}}
.d-a{${inDark('link')}}
.d-b{${inDark('action', 'background')};${inDark('onAction')}}
.d-n{${inDark('night', 'background')};${inDark('onNight2')}}}`
