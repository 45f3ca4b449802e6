// The baseline of `npm run bench`: a plain login on the libraries of the app, as a beginner would write it. What the app costs
// beyond it is what the app does beyond it.
import i18n from 'i18next';
import { atom, useAtom } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import './baseline.css';

const th = {
  title: 'เข้าสู่ระบบ',
  phone: 'เบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  register: 'สมัครสมาชิก',
  wrong: 'เข้าสู่ระบบไม่ได้',
};
const en = {
  title: 'Log in',
  phone: 'Phone number',
  password: 'Password',
  register: 'Register',
  wrong: 'You could not log in',
};
const errorAtom = atom('');
const KEYS = '1 2 3 4 5 6 7 8 9 . 0 ⌫'.split(' ');
const PAGE_ROWS = 20;

function Login() {
  const { t: translate, i18n } = useTranslation();
  // Its texts are not those of the app, which the types know.
  const t = translate as unknown as (key: keyof typeof th) => string;
  const [error, setError] = useAtom(errorAtom);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    const answer = await fetch('/api/login', { method: 'POST', body });
    if (!answer.ok) setError(t('wrong'));
  };
  return (
    <main>
      <select
        aria-label="Language"
        value={i18n.language}
        onChange={({ target }) => void i18n.changeLanguage(target.value)}
      >
        <option value="th">ไทย</option>
        <option value="en">English</option>
      </select>
      <h1>{t('title')}</h1>
      <form onSubmit={(event) => void onSubmit(event)}>
        <label>
          {t('phone')}
          <input name="username" type="tel" onChange={() => setError('')} />
        </label>
        <label>
          {t('password')}
          <input name="password" type="password" onChange={() => setError('')} />
        </label>
        <button type="submit">{t('title')}</button>
        <p role="alert">{error}</p>
      </form>
      <Link to="/register">{t('register')}</Link>
    </main>
  );
}

function Presses() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState('All');
  const [first, setFirst] = useState(1);
  const [amount, setAmount] = useState('');
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Deposit
      </button>
      {isOpen && (
        <div role="dialog" aria-label="Deposit">
          <p>SCB 123-456-7890</p>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      )}
      <div role="tablist">
        {['All', 'Deposits'].map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === tab}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <ul>
        {Array.from({ length: PAGE_ROWS }, (_, index) => (
          <li key={index}>
            {tab} {index + first} <b>100.00</b>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setFirst(first - PAGE_ROWS)}>
        Previous
      </button>
      <button type="button" onClick={() => setFirst(first + PAGE_ROWS)}>
        Next
      </button>
      <input aria-label="Amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      {['100', '200'].map((preset) => (
        <button key={preset} type="button" aria-pressed={preset === amount} onClick={() => setAmount(preset)}>
          {preset}
        </button>
      ))}
      <output>{typed}</output>
      <div className="keys">
        {KEYS.map((key) => (
          <button key={key} type="button" onClick={() => setTyped((last) => (last + key).slice(-9))}>
            {key}
          </button>
        ))}
      </div>
    </main>
  );
}

const resources = { th: { translation: th }, en: { translation: en } };
void i18n.use(initReactI18next).init({ lng: 'th', resources });
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/presses" element={<Presses />} />
      </Routes>
    </BrowserRouter>,
  );
