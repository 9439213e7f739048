;;; picture.el --- takes the picture of dap-mode in docs/profile/editors.md  -*- lexical-binding: t -*-
;; SPDX-License-Identifier: BSL-1.0
;;; Commentary:
;; Run it in this folder, with the Debian packages emacs-gtk, elpa-dap-mode, xvfb, imagemagick and clang-19:
;;   xvfb-run -s "-screen 0 1236x525x24 -noreset" emacs -q -l picture.el
;;; Code:
(require 'package)
(package-initialize)
(require 'dap-mode)
(require 'dap-ui)

(defvar treemacs-text-scale nil) ; dap-ui expects a newer treemacs
(defconst here (file-name-directory load-file-name))
(defvar stops 0 "The number of stops whose frames have arrived.")
(add-hook 'dap-stack-frame-changed-hook (lambda (_) (setq stops (1+ stops))))
(dap-register-debug-provider
 "constexpr"
 (lambda (configuration)
   (plist-put configuration :dap-server-path (list "python3" (expand-file-name "../../../src/profile" here) "dap"))))

(defun wait-until (condition)
  "Show what arrives until CONDITION returns what is not nil."
  (while (not (funcall condition))
    (accept-process-output nil 0.05)
    (redisplay)))

(defun after-stop (action)
  "Call ACTION, and wait for the next stop."
  (let ((before stops))
    (funcall action)
    (wait-until (lambda () (> stops before)))))

(defun take-picture ()
  "Step back from the failure, and take the picture."
  (menu-bar-mode -1)
  (tool-bar-mode -1)
  (scroll-bar-mode -1)
  (load-theme 'modus-operandi t)
  (set-face-attribute 'default nil :family "DejaVu Sans Mono" :height 120)
  (find-file (expand-file-name "../programs/price.cpp" here))
  (display-line-numbers-mode 1)
  (dap-ui-mode 1)
  (after-stop
   (lambda ()
     (dap-debug (list :type "constexpr" :request "launch" :name "Constant evaluation" :program buffer-file-name
                      :line 22 :cwd default-directory
                      :command (vector "clang++-19" "-std=c++20" buffer-file-name)))))
  (set-frame-size (selected-frame) 1220 530 t)
  (setq dap-ui-buffer-configurations
        `((,dap-ui--locals-buffer . ((side . right) (slot . 1) (window-width . 0.3)))))
  (dap-ui-locals)
  (after-stop (lambda () (dap--step "stepBack" (dap--cur-session))))
  (wait-until (lambda () (with-current-buffer dap-ui--locals-buffer (search-forward "step:" nil t))))
  (message "")
  (redisplay t)
  (call-process "import" nil nil nil "-window" "root"
                (expand-file-name "../../../docs/pictures/profile-emacs.png" here))
  (kill-emacs))

(run-with-timer 1 nil #'take-picture)
;;; picture.el ends here
