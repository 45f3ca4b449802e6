import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/ui/form/button.tsx';
import { Checkbox } from '../src/ui/form/checkbox.tsx';
import { Field } from '../src/ui/form/field.tsx';
import { FormError } from '../src/ui/form/form-error.tsx';
import type { Language } from '../src/ui/form/language-select.tsx';
import { PublicPage } from '../src/ui/layout/page.tsx';
import { PasswordField } from '../src/ui/form/password-field.tsx';
import { GalleryBar, GalleryMenu } from './frame.tsx';
import styles from './gallery.module.css';
import { texts } from './texts.ts';

export function PublicScreen({ language }: { language: Language }) {
  const t = texts[language];
  const [phone, setPhone] = useState('081 234 5678');
  const [password, setPassword] = useState('123456');
  const [tries, setTries] = useState(0);

  return (
    <PublicPage
      topBar={<GalleryBar language={language} signedIn={false} />}
      menu={<GalleryMenu language={language} signedIn={false} />}
    >
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          setTries(tries + 1);
        }}
      >
        <h1>{t.welcome}</h1>
        <Field
          label={t.phone}
          icon={Phone}
          inputMode="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <PasswordField
          label={t.password}
          showLabel={t.show}
          hideLabel={t.hide}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError id="error" text={tries > 0 ? t.wrong : null} />
        <Checkbox label={t.remember} defaultChecked />
        <Button kind="gold" wide type="submit">
          {t.logIn}
        </Button>
      </form>
    </PublicPage>
  );
}
