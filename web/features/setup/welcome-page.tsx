import { Link } from '@tanstack/react-router'
import { CardPage } from '../../components/page/card-page.tsx'
import { t } from '../../lib/texts/index.ts'
import { FirstData } from './first-data.tsx'

export function WelcomePage() {
  return (
    <CardPage title={t.setup.choiceTitle} text={t.setup.choiceIntro} wide>
      <FirstData
        footer={
          <Link to="/" className="self-end px-2 py-1 text-muted hover:text-text">
            {t.setup.later}
          </Link>
        }
      />
    </CardPage>
  )
}
