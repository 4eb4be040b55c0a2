// Puts a button in the corner of a page that opens a shared chat:
// <script src="https://your-service/embed.js" data-link="TOKEN" defer></script>
// data-label: the words on the button. data-side="left": the other corner.
;(() => {
  const script = document.currentScript
  const token = script?.dataset.link
  if (!token) return
  const origin = new URL(script.src).origin
  const side = script.dataset.side === 'left' ? 'left' : 'right'
  const label = script.dataset.label || 'Ask a question'

  const style = (element, rules) => Object.assign(element.style, rules)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.setAttribute('aria-expanded', 'false')
  style(button, {
    position: 'fixed',
    bottom: '20px',
    [side]: '20px',
    zIndex: '2147483000',
    padding: '0 18px',
    height: '44px',
    border: '0',
    borderRadius: '22px',
    background: '#4f46c8',
    color: '#ffffff',
    font: '600 14px/44px system-ui, sans-serif',
    boxShadow: '0 4px 16px rgba(20, 20, 30, 0.25)',
    cursor: 'pointer',
  })

  let frame = null
  const open = () => {
    if (!frame) {
      frame = document.createElement('iframe')
      frame.title = label
      frame.src = `${origin}/embed/${encodeURIComponent(token)}`
      style(frame, {
        position: 'fixed',
        bottom: '76px',
        [side]: '20px',
        zIndex: '2147483000',
        width: 'min(420px, calc(100vw - 40px))',
        height: 'min(640px, calc(100vh - 100px))',
        border: '1px solid #cfcfd7',
        borderRadius: '10px',
        background: '#ffffff',
        boxShadow: '0 8px 32px rgba(20, 20, 30, 0.2)',
      })
      document.body.append(frame)
    }
    frame.hidden = false
    button.setAttribute('aria-expanded', 'true')
    frame.focus()
  }
  const close = () => {
    if (frame) frame.hidden = true
    button.setAttribute('aria-expanded', 'false')
    button.focus()
  }
  button.addEventListener('click', () => (frame && !frame.hidden ? close() : open()))
  window.addEventListener('message', (event) => {
    if (event.origin === origin && event.source === frame?.contentWindow && event.data === 'tallyroom:close') close()
  })
  const show = () => document.body.append(button)
  if (document.body) show()
  else document.addEventListener('DOMContentLoaded', show)
})()
